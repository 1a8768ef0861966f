-- Similarity of words, for searches with typing errors.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

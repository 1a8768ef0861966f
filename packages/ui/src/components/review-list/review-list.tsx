import { Rating } from '../rating/rating.tsx';
import styles from './review-list.module.css';

export interface ReviewItem {
  id: string;
  rating: { value: number; label: string };
  title: string;
  text: string;
  author: string;
  date: { text: string; iso: string };
  /** `Achat vérifié`. */
  verified?: string | undefined;
  /** The laboratory's answer. */
  reply?: { author: string; text: string } | undefined;
}

export interface ReviewListProps {
  reviews: readonly ReviewItem[];
}

/** The reviews of buyers. Each title is a third-level heading. */
export function ReviewList({ reviews }: ReviewListProps) {
  return (
    <ul className={styles.root} role="list">
      {reviews.map((review) => (
        <li key={review.id}>
          <article className={styles.review}>
            <h3 className={styles.title}>{review.title}</h3>
            <p className={styles.rating}>
              <Rating {...review.rating} />
            </p>
            <p className={styles.text}>{review.text}</p>
            <p className={styles.by}>
              {review.author}, <time dateTime={review.date.iso}>{review.date.text}</time>
              {review.verified ? <span className={styles.verified}>{review.verified}</span> : null}
            </p>
            {review.reply ? (
              <div className={styles.reply}>
                <p className={styles.replyAuthor}>{review.reply.author}</p>
                <p>{review.reply.text}</p>
              </div>
            ) : null}
          </article>
        </li>
      ))}
    </ul>
  );
}

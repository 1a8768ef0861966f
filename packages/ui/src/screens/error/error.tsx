import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import type { SearchFormProps } from '../../components/search-form/search-form.tsx';

export interface ErrorScreenProps {
  status: 404 | 401 | 500;
  title: string;
  description: string;
  home: LinkItem;
  /** 404: what to try, such as the search. */
  hint?: string;
  search?: SearchFormProps;
  /** 401: the way to the access page. */
  login?: LinkItem;
  /** Other places worth a visit, under a title. */
  links?: { title: string; items: readonly LinkItem[] };
}

/** A page that is missing, closed, or broken. */
export function ErrorScreen({ status, title, description, home }: ErrorScreenProps) {
  return (
    <>
      <p>{status}</p>
      <h1>{title}</h1>
      <p>{description}</p>
      <a href={home.href}>{home.label}</a>
    </>
  );
}

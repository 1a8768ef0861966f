import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { InlineDrawing } from '../../components/drawing/inline-drawing.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Section } from '../../components/section/section.tsx';
import { Steps, type Step } from '../../components/steps/steps.tsx';
import styles from './confirmation.module.css';

export interface ConfirmationScreenProps {
  /** Says that it was sent: `Votre demande est partie`. */
  title: string;
  text: string;
  /** Seed of the drawing: the name of the route. */
  seed: string;
  /** What happens next. */
  next: { title: string; steps: readonly Step[] };
  /** Links to continue. */
  links: readonly LinkItem[];
}

/** Confirms that a request or a sign-up has arrived, and says what happens next. */
export function ConfirmationScreen({ title, text, seed, next, links }: ConfirmationScreenProps) {
  return (
    <Page>
      <PageHeading title={title} intro={text} figure={<InlineDrawing kind="phases" seed={seed} />}>
        <ul className={styles.links} role="list">
          {links.map((link) => (
            <li key={link.href}>
              <ArrowLink {...link} />
            </li>
          ))}
        </ul>
      </PageHeading>
      <Section id="next" heading={{ title: next.title }}>
        <Steps steps={next.steps} />
      </Section>
    </Page>
  );
}

import { Column } from '../../components/column/column.tsx';
import { Form } from '../../components/form/form.tsx';
import { OptionCards } from '../../components/option-cards/option-cards.tsx';
import { Page } from '../../components/page/page.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import styles from './quiz.module.css';

export interface QuizQuestion {
  /** Of the first answer, which the error summary links to. */
  id: string;
  /** Of the form field. */
  name: string;
  /** `3. Wie sieht ein gewöhnlicher Abend aus?` */
  text: string;
  answers: readonly { value: string; label: string }[];
  /** The value of the chosen answer. */
  chosen?: string | undefined;
  error?: string | undefined;
}

export interface QuizScreenProps {
  title: string;
  intro: string;
  questions: readonly QuizQuestion[];
  form: {
    /** The address that gets the answers as its query. */
    action: string;
    /** Fields that are always sent, also without an answer. */
    hidden: Readonly<Record<string, string>>;
    /** Every question needs an answer. */
    note: string;
    submit: string;
    /** The title above the errors. */
    errors: string;
  };
  /** What to know before and after: duration, data, advice. */
  guide: { title: string; items: readonly { title: string; text: string }[] };
}

function Guide({ title, items }: QuizScreenProps['guide']) {
  return (
    <section className={styles.guide} aria-labelledby="guide">
      <h2 className={styles.title} id="guide">
        {title}
      </h2>
      <ul className={styles.list} role="list">
        {items.map((item) => (
          <li key={item.title}>
            <h3 className={styles.item}>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The questions of a quiz in one form, which works without scripts: its answers are in the address of the result. */
export function QuizScreen({ title, intro, questions, form, guide }: QuizScreenProps) {
  const errors = questions.flatMap(({ id, error }) => (error === undefined ? [] : { fieldId: id, message: error }));
  return (
    <Page>
      <PageHeading title={title} intro={intro} />
      <Column>
        <div className={styles.root}>
          <Form
            method="get"
            action={form.action}
            submitLabel={form.submit}
            summary={errors.length > 0 ? { title: form.errors, errors } : undefined}
          >
            {Object.entries(form.hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <p className={styles.note}>{form.note}</p>
            <div className={styles.questions}>
              {questions.map(({ id, name, text, answers, chosen, error }) => (
                <OptionCards
                  key={id}
                  id={id}
                  name={name}
                  label={text}
                  error={error}
                  compact
                  defaultValue={chosen}
                  options={answers.map(({ value, label }) => ({ value, title: label }))}
                />
              ))}
            </div>
          </Form>
          <Guide {...guide} />
        </div>
      </Column>
    </Page>
  );
}

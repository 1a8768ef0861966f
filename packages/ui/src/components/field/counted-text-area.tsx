import { plainParts } from './field-parts.tsx';
import { Field } from './field.tsx';
import styles from './field.module.css';
import type { TextAreaProps } from './text-area.tsx';
import { TextCounter, type TextCounterProps } from './text-counter.tsx';

export interface CountedTextAreaProps extends TextAreaProps, Pick<TextCounterProps, 'labels'> {
  /** Maximum number of characters. More can be typed or pasted and shortened afterwards: nothing is truncated. */
  maxLength: number;
}

/** A multi-line text field with a limit. The count updates at once and is announced when typing pauses. */
export function CountedTextArea(props: CountedTextAreaProps) {
  const { id, label, hint, error, required, rows = 6, maxLength, labels, parts = plainParts, ...area } = props;
  const field = { id, label, hint, error, required };
  const limitId = `${id}-limit`;
  return (
    <Field field={field} parts={parts}>
      <TextCounter id={limitId} maxLength={maxLength} labels={labels}>
        <parts.Control
          {...area}
          tag="textarea"
          field={field}
          note={limitId}
          className={styles.control}
          id={id}
          rows={rows}
          required={required}
        />
      </TextCounter>
    </Field>
  );
}

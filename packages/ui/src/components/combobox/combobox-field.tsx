'use client';

import { useState, type MouseEvent } from 'react';
import type { CountedText } from '../counted-text/counted-text.ts';
import { describedBy, Field, type FieldText } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import type { FieldChoice } from '../field/select-field.tsx';
import { chevronDownPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { useWidget } from './use-widget.ts';

export interface ComboboxLabels {
  /** Names the button that opens the list: `Afficher la liste`. */
  open: string;
  /** Names the button that closes it for users who can't press Escape: `Fermer la liste`. */
  close: string;
  /** `Aucun pays ne correspond.` */
  empty: string;
  /** Announced while the list is filtered: `# pays`. */
  results: CountedText;
}

export interface ComboboxFieldProps extends FieldText {
  name: string;
  options: readonly FieldChoice[];
  labels: ComboboxLabels;
  /** The first option of the native select: no choice. */
  placeholder: string;
  defaultValue?: string | undefined;
  disabled?: boolean | undefined;
  /** Autofill token: `country`. */
  autoComplete?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

async function loadList() {
  return (await import('./combobox-list.tsx')).ComboboxList;
}

/** Touch screens get the native list of their system, which works better there than ours. */
function isTouch() {
  return matchMedia('(pointer: coarse)').matches;
}

function loadForMouseAndKeys() {
  return isTouch() ? new Promise<never>(() => {}) : loadList();
}

/**
 * One choice out of very many, found by typing: a country. A native select until the visitor uses the form, without
 * scripts and on touch screens.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { id, label, hint, error, required, name, options, labels, placeholder, onChange, ...control } = props;
  const field = { id, label, hint, error, required };
  const { place, loaded } = useWidget(loadForMouseAndKeys);
  const [pressed, setPressed] = useState(false);

  /* The first press opens our list once it is loaded; if loading fails, the second press opens the native one. */
  const press = (event: MouseEvent<HTMLSelectElement>): void => {
    if (pressed || isTouch()) return;
    event.preventDefault();
    event.currentTarget.focus();
    setPressed(true);
  };

  return (
    <Field field={field}>
      <div ref={place}>
        {loaded ? (
          <loaded.Widget
            {...{ id, name, options, labels, placeholder, required, onChange, pressed, ...control }}
            plain={loaded.plain}
            described={describedBy(field)}
          />
        ) : (
          <span className={fieldStyles.select}>
            <select
              {...control}
              {...describedBy(field)}
              className={fieldStyles.control}
              id={id}
              name={name}
              required={required}
              onMouseDown={press}
              onChange={(event) => onChange?.(event.currentTarget.value)}
            >
              <option value="">{placeholder}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <PathIcon path={chevronDownPath} />
          </span>
        )}
      </div>
    </Field>
  );
}

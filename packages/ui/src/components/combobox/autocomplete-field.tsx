'use client';

import { describedBy, Field } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import type { TextFieldProps } from '../field/text-field.tsx';
import type { ComboboxLabels } from './combobox-field.tsx';
import { useWidget } from './use-widget.ts';

export interface AutocompleteFieldProps extends Pick<
  TextFieldProps,
  'id' | 'label' | 'hint' | 'error' | 'required' | 'autoComplete' | 'maxLength'
> {
  name: string;
  /** Suggested values: the cities of a postcode. Empty if nothing is known. */
  suggestions: readonly string[];
  labels: Pick<ComboboxLabels, 'close' | 'results'>;
  defaultValue?: string | undefined;
  disabled?: boolean | undefined;
  onChange?: ((value: string) => void) | undefined;
}

async function loadList() {
  return (await import('./autocomplete-list.tsx')).AutocompleteList;
}

/** A text field with optional suggestions. A plain text field until the visitor uses the form. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { id, label, hint, error, required, suggestions, labels, onChange, ...control } = props;
  const field = { id, label, hint, error, required };
  const { place, loaded } = useWidget(loadList);

  return (
    <Field field={field}>
      <div ref={place}>
        {loaded ? (
          <loaded.Widget
            {...{ id, required, suggestions, labels, onChange, ...control }}
            plain={loaded.plain}
            described={describedBy(field)}
          />
        ) : (
          <input
            {...control}
            {...describedBy(field)}
            className={fieldStyles.control}
            type="text"
            id={id}
            required={required}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        )}
      </div>
    </Field>
  );
}

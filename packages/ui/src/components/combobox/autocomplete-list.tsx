import { Autocomplete } from '@base-ui/react/autocomplete';
import { useLayoutEffect, useRef } from 'react';
import { labelId, type describedBy } from '../field/field.tsx';
import type { AutocompleteFieldProps } from './autocomplete-field.tsx';
import { ListPopup } from './list-popup.tsx';
import styles from './combobox.module.css';
import { matches } from './matches.ts';
import { restoreFocus } from './restore-focus.ts';
import type { PlainControl } from './use-widget.ts';

export interface AutocompleteListProps extends Omit<
  AutocompleteFieldProps,
  'label' | 'hint' | 'error' | 'defaultValue'
> {
  described: ReturnType<typeof describedBy>;
  plain: PlainControl;
}

function labelOf(suggestion: string) {
  return suggestion;
}

/** The list that the autocomplete field loads. Don't use it elsewhere. */
export function AutocompleteList(props: AutocompleteListProps) {
  const { id, name, suggestions, labels, required, disabled, autoComplete, maxLength, onChange, described, plain } =
    props;
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => restoreFocus(input.current, plain), [plain]);

  return (
    <Autocomplete.Root
      items={suggestions}
      name={name}
      defaultValue={plain.value}
      onValueChange={(value) => onChange?.(value)}
      filter={matches}
      openOnInputClick
      required={required}
      disabled={disabled}
    >
      <div className={styles.root} ref={place}>
        <Autocomplete.Input
          {...described}
          aria-labelledby={labelId(id)}
          className={styles.input}
          data-plain=""
          id={id}
          ref={input}
          autoComplete={autoComplete}
          maxLength={maxLength}
          aria-required={required ? true : undefined}
        />
        <ListPopup container={place} labels={{ ...labels, empty: null }} labelOf={labelOf} />
      </div>
    </Autocomplete.Root>
  );
}

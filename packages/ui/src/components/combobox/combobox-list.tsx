import { Combobox } from '@base-ui/react/combobox';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { labelId, type describedBy } from '../field/field.tsx';
import type { FieldChoice } from '../field/select-field.tsx';
import { chevronDownPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import type { ComboboxFieldProps } from './combobox-field.tsx';
import { ListPopup } from './list-popup.tsx';
import styles from './combobox.module.css';
import { matches } from './matches.ts';
import { restoreFocus } from './restore-focus.ts';
import type { PlainControl } from './use-widget.ts';

export interface ComboboxListProps extends Omit<ComboboxFieldProps, 'label' | 'hint' | 'error' | 'defaultValue'> {
  described: ReturnType<typeof describedBy>;
  plain: PlainControl;
  /** The native select was pressed before this list was loaded. */
  pressed: boolean;
}

/** The list that the combobox field loads. Don't use it elsewhere. */
export function ComboboxList(props: ComboboxListProps) {
  const {
    id,
    name,
    options,
    labels,
    placeholder,
    required,
    disabled,
    autoComplete,
    onChange,
    described,
    plain,
    pressed,
  } = props;
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const items = useMemo(() => [...options], [options]);

  useLayoutEffect(() => restoreFocus(input.current, plain), [plain]);

  return (
    <Combobox.Root<FieldChoice>
      items={items}
      name={name}
      defaultValue={items.find((item) => item.value === plain.value) ?? null}
      onValueChange={(item) => onChange?.(item?.value ?? '')}
      defaultOpen={pressed}
      filter={(item: FieldChoice, typed) => matches(item.label, typed)}
      autoHighlight
      required={required}
      disabled={disabled}
      autoComplete={autoComplete}
    >
      <div className={styles.root} ref={place}>
        <Combobox.Input
          {...described}
          aria-labelledby={labelId(id)}
          className={styles.input}
          id={id}
          ref={input}
          placeholder={placeholder}
          aria-required={required ? true : undefined}
        />
        <Combobox.Trigger className={styles.trigger} aria-label={labels.open}>
          <PathIcon path={chevronDownPath} />
        </Combobox.Trigger>
        <ListPopup container={place} labels={labels} labelOf={(item: FieldChoice) => item.label} />
      </div>
    </Combobox.Root>
  );
}

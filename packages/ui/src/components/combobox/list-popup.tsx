import { Combobox } from '@base-ui/react/combobox';
import { useEffect, type RefObject } from 'react';
import { countedText } from '../counted-text/counted-text.ts';
import { checkPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import type { ComboboxLabels } from './combobox-field.tsx';
import styles from './combobox.module.css';

export interface ListPopupProps<Item> {
  /** Portal container of the list: inside the field, so that it also works inside a modal. */
  container: RefObject<HTMLElement | null>;
  labels: Pick<ComboboxLabels, 'close' | 'results'> & { empty: string | null };
  labelOf: (item: Item) => string;
}

interface CloseNameProps {
  container: RefObject<HTMLElement | null>;
  name: string;
}

/** Base UI renders a close button for screen readers before and after the list, but with a fixed English name. */
function CloseName({ container, name }: CloseNameProps) {
  useEffect(() => {
    for (const button of container.current?.querySelectorAll('[aria-label="Dismiss"]') ?? []) {
      button.setAttribute('aria-label', name);
    }
  });
  return null;
}

/** The list under a combobox or an autocomplete, with its announcements. Base UI uses one component for both. */
export function ListPopup<Item>({ container, labels, labelOf }: ListPopupProps<Item>) {
  const count = Combobox.useFilteredItems<Item>().length;
  return (
    <Combobox.Portal container={container}>
      <Combobox.Positioner className={styles.positioner} sideOffset={4}>
        <Combobox.Popup className={styles.popup}>
          <CloseName container={container} name={labels.close} />
          <Combobox.Status className="visually-hidden">
            {count > 0 ? countedText(labels.results, count) : null}
          </Combobox.Status>
          <Combobox.Empty>
            {labels.empty === null ? null : <p className={styles.empty}>{labels.empty}</p>}
          </Combobox.Empty>
          <Combobox.List className={styles.list}>
            {(item: Item) => (
              <Combobox.Item className={styles.item} key={labelOf(item)} value={item}>
                <span>{labelOf(item)}</span>
                <Combobox.ItemIndicator className={styles.chosen}>
                  <PathIcon path={checkPath} />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  );
}

import type { FormValues } from './form-values.ts';

function isChosen(value: string, values: string | readonly string[]): boolean {
  return typeof values === 'string' ? values === value : values.includes(value);
}

/** Puts the values of a draft into the controls of a form. Hidden ones belong to the page: a draft can be of another product. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    const isInput = control instanceof HTMLInputElement;
    if (!isInput && !(control instanceof HTMLTextAreaElement) && !(control instanceof HTMLSelectElement)) continue;
    const value = values[control.name];
    if (value === undefined) continue;
    if (control.type === 'hidden') continue;
    if (isInput && (control.type === 'checkbox' || control.type === 'radio')) {
      control.checked = isChosen(control.value, value);
    } else if (typeof value === 'string') {
      control.value = value;
    }
  }
}

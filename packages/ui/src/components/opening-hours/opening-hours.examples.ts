import type { OpeningDay, OpeningHoursProps } from './opening-hours.tsx';

const split = ['08:30–12:30', '13:30–18:30'];

function week(names: readonly string[], saturday: readonly string[]): OpeningDay[] {
  return names.map((day, index) => ({
    day,
    hours: index === 6 ? [] : index === 5 ? saturday : split,
  }));
}

/** The days of the week in each language. */
const weekDays = {
  fr: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'],
  nl: ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag', 'Zondag'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  it: ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'],
  es: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
} as const;

export const openingHoursExamples = {
  french: { days: week(weekDays.fr, ['09:00–12:30']), closed: 'Fermé' },
  dutch: { days: week(weekDays.nl, ['09:00–12:30']), closed: 'Gesloten' },
  german: { days: week(weekDays.de, ['09:00–14:00']), closed: 'Geschlossen' },
  italian: { days: week(weekDays.it, ['08:30–13:00']), closed: 'Chiuso' },
  spanish: { days: week(weekDays.es, ['09:30–14:00']), closed: 'Cerrado' },
  closedAllWeek: { days: weekDays.fr.map((day) => ({ day, hours: [] })), closed: 'Fermé' },
} satisfies Record<string, OpeningHoursProps>;

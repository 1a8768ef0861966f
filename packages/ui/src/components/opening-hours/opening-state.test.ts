import { describe, expect, test } from 'vitest';
import { openingStateAt, weekMinuteIn, type Opening, type OpeningStateLabels } from './opening-state.ts';

const labels: OpeningStateLabels = {
  openUntil: 'until {time}',
  alwaysOpen: 'always',
  opensToday: 'today {time}',
  opensTomorrow: 'tomorrow {time}',
  opensOn: 'on {day} {time}',
  closed: 'closed',
  days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
};

function minuteOf(text: string) {
  const [day = '', hour, minute] = text.split(/[ :]/);
  return (labels.days.indexOf(day) * 24 + Number(hour)) * 60 + Number(minute);
}

/** `Mo 08:30-12:30`; a range that ends before its start ends on the next day. */
function opening(text: string): Opening {
  const [day = '', fromText = '', toText = ''] = text.split(/[ -]/);
  const [from, to] = [minuteOf(`${day} ${fromText}`), minuteOf(`${day} ${toText}`)];
  return { from, to: to > from ? to : to + 24 * 60, fromText, toText };
}

const week = ['Mo 08:30-12:30', 'Mo 13:30-18:30', 'Tu 08:30-12:30', 'Fr 13:30-18:30', 'Sa 09:00-13:00'].map(opening);
const night = ['Fr 20:00-02:00', 'Su 22:00-06:00'].map(opening);
const allWeek = labels.days.map((day) => opening(`${day} 00:00-24:00`));
const onlyMonday = [opening('Mo 09:00-10:00')];

describe('openingStateAt', () => {
  test.each<[string, readonly Opening[], string, boolean, string]>([
    ['before the first opening', week, 'Mo 08:29', false, 'today 08:30'],
    ['the minute it opens', week, 'Mo 08:30', true, 'until 12:30'],
    ['the minute before lunch', week, 'Mo 12:29', true, 'until 12:30'],
    ['the minute it closes for lunch', week, 'Mo 12:30', false, 'today 13:30'],
    ['in the afternoon', week, 'Mo 18:29', true, 'until 18:30'],
    ['in the evening', week, 'Mo 18:30', false, 'tomorrow 08:30'],
    ['at midnight', week, 'Tu 00:00', false, 'today 08:30'],
    ['two days before', week, 'We 12:00', false, 'on Fr 13:30'],
    ['on Saturday evening', week, 'Sa 13:00', false, 'on Mo 08:30'],
    ['on Sunday', week, 'Su 23:59', false, 'tomorrow 08:30'],
    ['before a night', night, 'Fr 19:59', false, 'today 20:00'],
    ['at midnight of a night', night, 'Sa 00:00', true, 'until 02:00'],
    ['the end of a night', night, 'Sa 02:00', false, 'tomorrow 22:00'],
    ['from Sunday into Monday', night, 'Mo 05:59', true, 'until 06:00'],
    ['after the night into Monday', night, 'Mo 06:00', false, 'on Fr 20:00'],
    ['day and night', allWeek, 'Su 23:59', true, 'always'],
    ['the same day of the next week', onlyMonday, 'Mo 10:00', false, 'on Mo 09:00'],
    ['no opening hours', [], 'Mo 10:00', false, 'closed'],
  ])('%s', (_, openings, now, open, text) => {
    expect(openingStateAt(minuteOf(now), openings, labels)).toEqual({ open, text });
  });

  test('openings that follow each other have one end', () => {
    const openings = ['Mo 20:00-24:00', 'Tu 00:00-03:00'].map(opening);
    expect(openingStateAt(minuteOf('Mo 21:00'), openings, labels).text).toBe('until 03:00');
  });
});

describe('weekMinuteIn', () => {
  test.each([
    // 1 July 2026 is a Wednesday.
    ['2026-07-01T10:15:00Z', 'Europe/Brussels', 'We 12:15'],
    ['2026-07-01T10:15:00Z', 'Atlantic/Canary', 'We 11:15'],
    ['2026-01-01T22:59:00Z', 'Europe/Berlin', 'Th 23:59'],
    ['2026-01-01T23:00:00Z', 'Europe/Berlin', 'Fr 00:00'],
    // Clocks change from 2:00 to 3:00 on 29 March 2026.
    ['2026-03-29T00:59:00Z', 'Europe/Zurich', 'Su 01:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Zurich', 'Su 03:00'],
  ])('%s in %s is %s', (date, timeZone, expected) => {
    expect(weekMinuteIn(timeZone, new Date(date))).toBe(minuteOf(expected));
  });
});

import { entry, limitedLine } from './fields';

/** Three lines on a phone, four in the narrowest of the four columns of a wide screen. */
const note = (label: string) => limitedLine({ label, max: 90 });

/** The owner's season notes, one sentence for each month. */
export const season = entry({
  january: note('Janvier'),
  february: note('Février'),
  march: note('Mars'),
  april: note('Avril'),
  may: note('Mai'),
  june: note('Juin'),
  july: note('Juillet'),
  august: note('Août'),
  september: note('Septembre'),
  october: note('Octobre'),
  november: note('Novembre'),
  december: note('Décembre'),
});

import type { RequestWords } from '@/components/booking/hand-off-text';
import type { Week } from '@/lib/schema/salon';
import fr from '@/messages/fr.json';

export const words: RequestWords = {
  greeting: fr.whatsapp.greeting,
  form: fr.form,
  handoff: fr.handoff,
  choice: fr.choice,
  services: [
    { id: 'cutting', label: 'Coupe', prices: [] },
    { id: 'coloring', label: 'Coloration', note: 'Wann?', prices: [] },
    { id: 'styling', label: 'Coiffage', prices: [] },
    { id: 'treatment', label: 'Soin', prices: [] },
  ],
};

export const halves = [
  ['09:00', '12:00'],
  ['13:30', '18:00'],
] as const;

export const openWeek: Week = [1, 2, 3, 4, 5, 6, 7].map((day) => (day === 7 ? [] : [['09:00', '18:00']]));

import type { RequestWords } from '@/components/booking/hand-off-text';
import { bookingHref, mailtoHref, telHref, whatsappHref } from '@/lib/links/contact-links';
import fr from '@/messages/fr.json';

/** The French words of a request. */
export const words: RequestWords = {
  greeting: fr.whatsapp.greeting,
  line: fr.handoff.line,
  subject: fr.handoff.subject,
  subjectPlain: fr.handoff.subject_plain,
  fields: { name: fr.form.name, email: fr.form.email, date: fr.form.date, service: fr.form.service },
  services: fr.form.services,
};

/** The ways to the salon, before a request is added to them. */
export const reach = { booking: bookingHref(), whatsapp: whatsappHref(''), email: mailtoHref(), phone: telHref() };

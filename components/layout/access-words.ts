import type { useTranslations } from 'next-intl';
import { practical } from '@/lib/content/content';

/** What is known of the way into the salon, in a few words each; empty where nothing is. */
export function accessWords(t: ReturnType<typeof useTranslations<'contact'>>): string[] {
  const { steps, doorWidth, parking, toilet } = practical.access ?? {};
  return [
    steps === 0 && t('entrance_level'),
    steps === 1 && t('entrance_step'),
    steps !== undefined && steps > 1 && t('entrance_steps', { count: steps }),
    doorWidth !== undefined && t('entrance_door', { width: doorWidth }),
    parking && t(`parking_${parking}`),
    toilet && t(`toilet_${toilet}`),
  ].filter((words) => typeof words === 'string');
}

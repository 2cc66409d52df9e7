import type fr from './messages/fr.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'fr' | 'de';
    Messages: typeof fr;
  }
}

import type { Messages } from './lib/i18n/message-types';

declare module 'next-intl' {
  interface AppConfig {
    Locale: string;
    Messages: Messages;
  }
}

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
  interface Navigator {
    /** `saveData`: the visitor asks for little data; `effectiveType`: speed of the connection, `slow-2g` to `4g`. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** The part of the package that tests use; it comes without types. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string }[];
  }

  export default class Validator {
    /** `data` has the things of a page by format and type. */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

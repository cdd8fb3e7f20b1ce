import { ApplicationFailure } from '@temporalio/common';

/**
 * Ends of waiting. Each is a failure of the application: a workflow that does not catch it fails with it, and is
 * not tried again.
 */
abstract class NotSigned extends ApplicationFailure {
  readonly documentId: string;

  constructor(type: string, documentId: string, detail: string) {
    super(detail, type, true, [{ document_id: documentId }]);
    this.documentId = documentId;
  }
}

/** Somebody declined. */
export class Declined extends NotSigned {
  constructor(documentId: string, detail: string) {
    super('Declined', documentId, detail);
  }
}

/** The document's deadline passed. */
export class Expired extends NotSigned {
  constructor(documentId: string, detail: string) {
    super('Expired', documentId, detail);
  }
}

/** The sender withdrew it. */
export class Voided extends NotSigned {
  constructor(documentId: string, detail: string) {
    super('Voided', documentId, detail);
  }
}

/** It is still out after `timeout`, and stays so: void it, or wait again. */
export class TimedOut extends NotSigned {
  constructor(documentId: string) {
    super('TimedOut', documentId, `${documentId} was not sealed in time.`);
  }
}

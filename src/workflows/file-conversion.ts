import { proxyActivities, setCurrentDetails, workflowInfo } from '@temporalio/workflow';
import { heartbeatTimeout } from './activity-options.ts';
import {
  conversionQueueBeside,
  type ConversionActivities,
  type ConversionInput,
  type ConversionOutcome,
} from './contracts.ts';

/**
 * One Word file on its way to a PDF. A file that cannot be converted is an answer, not a failure;
 * what is retried is storage, the database or a converter elsewhere being away. The activity gives up
 * by itself, and says so in the database, so that no limit of attempts is set here.
 */
export async function fileConversion(input: ConversionInput): Promise<ConversionOutcome> {
  setCurrentDetails(`File ${input.fileId}`);
  const { convert } = proxyActivities<ConversionActivities>({
    // A queue of its own: conversions are few at a time, and hold up no document.
    taskQueue: conversionQueueBeside(workflowInfo().taskQueue),
    startToCloseTimeout: '10 min',
    heartbeatTimeout,
    retry: { initialInterval: '1 s', backoffCoefficient: 2, maximumInterval: '1 min' },
    summary: 'convert a Word file to PDF',
  });
  const outcome = await convert(input);
  setCurrentDetails(`File ${input.fileId}: ${outcome}`);
  return outcome;
}

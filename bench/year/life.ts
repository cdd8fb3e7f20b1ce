import type { Random } from '../../tools/drill/harness/random.ts';
import { assumed, defaults } from './figures.ts';

export type StepKind = 'send' | 'signature' | 'timed' | 'closed';

/** Something that happens to a document, in hours since the year began. */
export interface Step {
  kind: StepKind;
  atHour: number;
}

export interface Life {
  steps: Step[];
  closedAtHour: number;
  isCompleted: boolean;
}

const signers = 2;
const dayHours = 24;

/** One document of two signers in turn, sent at this hour, as the service's defaults have it. */
export function drawLife(random: Random, sentAtHour: number): Life {
  const steps: Step[] = [{ kind: 'send', atHour: sentAtHour }];
  const deadline = sentAtHour + defaults.deadlineDays * dayHours;
  const { leftAlone, declined, voided } = assumed.fates;
  const fate = random.next();
  /** Who signs no more, if anybody. */
  const stopsAt = fate < leftAlone + declined + voided ? random.int(0, signers - 1) : signers;
  let invited = sentAtHour;
  for (let signer = 0; signer < signers; signer += 1) {
    const isLeft = signer === stopsAt && fate < leftAlone;
    const acts = isLeft ? Infinity : invited + drawDelay(random);
    addTimed(steps, { invited, until: Math.min(acts, deadline), deadline });
    if (acts >= deadline) {
      steps.push({ kind: 'timed', atHour: deadline });
      return { steps, closedAtHour: deadline, isCompleted: false };
    }
    if (signer === stopsAt) {
      steps.push({ kind: 'closed', atHour: acts });
      return { steps, closedAtHour: acts, isCompleted: false };
    }
    steps.push({ kind: 'signature', atHour: acts });
    invited = acts;
  }
  return { steps, closedAtHour: invited, isCompleted: true };
}

/** Reminders of whoever has the turn, and the warning before the deadline. */
function addTimed(
  steps: Step[],
  { invited, until, deadline }: { invited: number; until: number; deadline: number },
): void {
  const warning = deadline - defaults.alertDays * dayHours;
  const due = [...defaults.reminderDays.map((day) => invited + day * dayHours), warning];
  for (const atHour of due) {
    if (atHour >= invited && atHour < until) steps.push({ kind: 'timed', atHour });
  }
}

/** Hours; log-normal, by Box and Muller. */
function drawDelay(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  const normal = radius * Math.cos(2 * Math.PI * random.next());
  const { medianHours, sigma } = assumed.signsAfter;
  return medianHours * Math.exp(sigma * normal);
}

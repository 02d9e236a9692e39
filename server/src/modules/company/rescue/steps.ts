import { audit } from '../../../kernel/command/audit.js'
import type { Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Outbox } from '../../../platform/outbox/outbox.js'
import { deskId } from '../desk/desk.queries.js'
import type { RescueState } from './fields.js'
import { masked } from './judging.js'
import { findRescue, type Rescue } from './rescue.queries.js'
import { AT_DESK, tellOfRescue } from './telling.js'
import { rescueTexts as texts } from './texts.js'

/** Step of a rescue, as logs call it. */
export type Step = keyof typeof texts.titles

export const missing = (): DomainError => new DomainError('NOT_FOUND', { what: texts.rescue })

/** Rescue in the version that the caller saw, if one is given; refuses other versions and missing rescues. */
export function asSeen(rescue: Rescue | undefined, version?: number | null): Rescue {
  if (!rescue) throw missing()
  if (version != null && rescue.version !== version) throw new DomainError('STALE')
  return rescue
}

interface Done {
  id: string
  step: Step
  before: RescueState | null
  reason?: string | null
  /** Person who took the step. The step is not in the log yet, so the person named as its author is told, too. */
  by: 'PERSON' | 'PROGRAM'
}

/**
 * Records a step and announces it: in the history and the log of the desk, in the log of the company (under the desk's
 * name for the desk's own steps), and by messages to everybody concerned.
 */
export async function conclude(tx: Tx, outbox: Outbox, { id, step, before, reason = null, by }: Done): Promise<void> {
  const { em, actor, now } = tx
  const [rescue, desk] = [asSeen(await findRescue(em, id)), await deskId(em)]
  if (desk === undefined) throw missing()
  const { companyId, userName, newMobile, loss, state } = rescue
  const own = actor.facts.companyId
  const atDesk = actor.forLogOf(desk, actor.name)
  const change = { entity: AT_DESK, entityId: id, field: 'state', rowVersion: rescue.version }
  await recordChanges({ em, now, actor: atDesk }, [{ ...change, before, after: state, reason }])
  const logged = by === 'PERSON' ? own : null
  const input = { userName, loss, newMobile: newMobile && masked(newMobile), state }
  const line = { name: `rescue.${step}`, title: texts.titles[step], input, started: performance.now() }
  if (logged !== desk) await audit(em, atDesk, line)
  if (logged !== companyId) await audit(em, actor.forLogOf(companyId, own === desk ? texts.desk : actor.name), line)
  await tellOfRescue({ em, now, actor: { userId: by === 'PERSON' ? actor.userId : null } }, outbox, rescue)
}

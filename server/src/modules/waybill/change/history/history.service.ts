import type { Actor } from '../../../../kernel/command/actor.js'
import { DomainError } from '../../../../kernel/errors.js'
import type { Database } from '../../../../kernel/sql/database.js'
import { waybillTexts as texts } from '../../texts.js'
import { isShown, isWaybillField, waybillFields } from '../../waybill/fields.js'
import { findWaybill } from '../../waybill/waybill.queries.js'
import type { ChangeView } from '../change.view.js'
import { changesOf } from './change.queries.js'
import { labelOf, told } from './labels.js'

/** Changes of a waybill, field by field. */
export class HistoryService {
  constructor(private readonly database: Database) {}

  /**
   * Last 500 changes, newest first: values before and after, person, reason and time. NOT_FOUND outside of the actor's
   * reach.
   */
  async of(actor: Actor, waybillId: string): Promise<ChangeView[]> {
    actor.assert('chain:companywaybill:get')
    const em = this.database.em.fork()
    const waybill = await findWaybill(em, actor, waybillId, new Set(['id', 'companyAuthId']))
    if (!waybill) throw new DomainError('NOT_FOUND', { what: texts.waybill })
    const found = await changesOf(em, waybill.companyAuthId, waybill.id)
    return found
      .filter(({ field }) => !isWaybillField(field) || isShown(field))
      .map(({ id, field, before, after, ...rest }) => ({
        id,
        field,
        label: labelOf(field),
        before: told(field, before),
        after: told(field, after),
        reason: rest.reason,
        createBy: rest.createBy,
        createTime: rest.createTime,
        changeSetId: rest.changeSetId,
        fourEyesOff: isWaybillField(field) && waybillFields[field].bearsMoney ? rest.fourEyesOff : null,
      }))
  }
}

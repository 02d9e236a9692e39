import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import { waybillTexts as texts } from '../texts.js'
import { ReviewStatus, reviewStatusLabels } from './review.enums.js'

const byApplicant: Guard<{ own: boolean }> = ({ own }) =>
  own ? null : { code: 'ROWS_REFUSED', params: { message: texts.notOwnReview } }

/** Where the company wants two people, nobody approves what he asked for himself. */
const byAnother: Guard<{ own: boolean; fourEyes: boolean }> = ({ own, fourEyes }) =>
  own && fourEyes ? { code: 'WAYBILL_CHANGE_OWN' } : null

/** A change that waits: a reviewer decides, the applicant may think better of it, and a void waybill needs none until it is void no more. */
export const reviewMachine = defineMachine({
  what: '修改申请',
  states: reviewStatusLabels,
  initial: ReviewStatus.PENDING,
  final: [ReviewStatus.APPROVED, ReviewStatus.REJECTED, ReviewStatus.WITHDRAWN],
  moves: {
    approve: {
      from: [ReviewStatus.PENDING],
      to: ReviewStatus.APPROVED,
      needs: 'chain:companywaybill:audit',
      label: '审核通过',
      guards: [byAnother],
    },
    reject: {
      from: [ReviewStatus.PENDING],
      to: ReviewStatus.REJECTED,
      needs: 'chain:companywaybill:audit',
      label: '驳回',
    },
    withdraw: {
      from: [ReviewStatus.PENDING],
      to: ReviewStatus.WITHDRAWN,
      needs: 'chain:companywaybill:edit',
      label: '撤回',
      guards: [byApplicant],
    },
    cancel: {
      from: [ReviewStatus.PENDING],
      to: ReviewStatus.CANCELLED,
      needs: 'chain:companywaybill:del',
      label: '取消',
      offered: false,
    },
    restore: {
      from: [ReviewStatus.CANCELLED],
      to: ReviewStatus.PENDING,
      needs: 'chain:companywaybill:del',
      label: '恢复',
      offered: false,
    },
  },
})

export type ReviewMove = keyof typeof reviewMachine.moves

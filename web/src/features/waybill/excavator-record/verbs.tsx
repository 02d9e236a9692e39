import type { ApolloClient } from '@apollo/client'
import type { ReactNode } from 'react'
import { commandOf, type Verbs } from '../../../kit/verbs/verb'
import { formatMoney } from '../../../ui/format/decimal'
import { aboutOf, type ExcavatorRecord, type Verb, verbsOf, waitsFor } from './rows'
import { texts } from './texts'
import {
  ApproveExcavatorRecordDocument,
  RejectExcavatorRecordDocument,
  StartExcavatorReviewDocument,
  WithdrawExcavatorRecordDocument,
} from './verbs.generated'

const about = (record: ExcavatorRecord, outcome: string): ReactNode => (
  <>
    <p>{aboutOf(record)}</p>
    <p>{outcome}</p>
  </>
)

/** Amount that an approval would store, at today's prices. */
async function outcomeOf({ id, version }: ExcavatorRecord, client: ApolloClient): Promise<string> {
  const variables = { id, version, dryRun: true }
  const { data } = await client.mutate({ mutation: ApproveExcavatorRecordDocument, variables, fetchPolicy: 'no-cache' })
  const amount = data?.approveExcavatorRecord.amount ?? null
  return amount === null ? texts.approveNoAmount : texts.approveAmount(formatMoney(amount))
}

/** Verbs on a record of work: for the site that reviews it, and for the operator who reported it. */
export const verbs: Verbs<ExcavatorRecord, Verb> = {
  verbs: {
    approve: {
      label: texts.verbs.approve,
      command: commandOf(ApproveExcavatorRecordDocument),
      ask: async (record, client) => ({
        title: texts.approveTitle,
        content: texts.approveQuestion,
        about: about(record, await outcomeOf(record, client)),
      }),
    },
    startReview: {
      label: texts.verbs.startReview,
      command: commandOf(StartExcavatorReviewDocument),
      ask: (record) => ({
        title: texts.startTitle,
        content: texts.startQuestion,
        about: about(record, texts.startOutcome),
      }),
    },
    reject: {
      label: texts.verbs.reject,
      command: commandOf(RejectExcavatorRecordDocument),
      reason: {
        title: texts.rejectTitle,
        label: texts.rejectReason,
        outcome: ({ auditStatus }) => (auditStatus === 'APPROVED' ? texts.rejectApproved : texts.rejectOutcome),
      },
    },
    update: { label: texts.verbs.update, opens: 'edit' },
    withdraw: {
      label: texts.verbs.withdraw,
      danger: true,
      done: texts.withdrawn,
      command: commandOf(WithdrawExcavatorRecordDocument),
      ask: (record) => ({
        title: texts.withdrawTitle,
        content: texts.withdrawQuestion,
        about: about(record, texts.withdrawOutcome),
        danger: true,
      }),
    },
  },
  of: ({ auditStatus }) => verbsOf[auditStatus],
  first: waitsFor,
  about: aboutOf,
  width: 148,
  changes: ['ExcavatorRecord'],
}

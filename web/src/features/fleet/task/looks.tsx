import { Link } from 'react-router-dom'
import { captainTaskFields as fields } from '../../../gql/fields/fleet.generated'
import { FactsOf } from '../../../kit/facts'
import { approverOf } from '../../company/settings'
import { priceUrl } from '../../price/direct-pay-price'
import type { Task } from './fields'
import { texts } from './texts'

/** Process of an application: applicant, reviewer, and outcome. */
export function TaskProcess({ task }: { task: Task }) {
  const price = task.directPayPriceId && <Link to={priceUrl(task.directPayPriceId)}>{texts.viewPrice}</Link>
  return (
    <FactsOf
      title={texts.process}
      fields={fields}
      of={task}
      facts={[
        'status',
        'applyName',
        'applyDatetime',
        [fields.auditName.label, approverOf(task.auditName, task)],
        'auditDatetime',
        'invalidName',
        'invalidDatetime',
        [fields.directPayPriceId.label, price],
        'reason',
      ]}
    />
  )
}

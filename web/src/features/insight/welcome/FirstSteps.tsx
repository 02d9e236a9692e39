import type { FirstStepKind } from '../../../gql/types.generated'
import { useOpenable } from '../../../shell/useOpenable'
import { usePermission } from '../../../ui/permission/permission'
import Steps from './Steps'
import { texts } from './texts'
import type { WelcomeQuery } from './welcome.generated'

/** Pages for the steps. */
const pageOfStep: Record<FirstStepKind, string> = {
  PROJECT: '/base/projects',
  SITE: '/base/sites',
  SOIL: '/base/soils',
  PRICE: '/base/prices',
  CAPTAIN: '/base/captains',
  TRUCK: '/base/trucks',
  DRIVER: '/base/drivers',
  CARD: '/base/cards',
  PAYEE: '/base/payees',
  WAYBILL: '/chain/business/companywaybill2',
  RECEIPT: '/scan/index',
  SETTLEMENT: '/scan/historyCard',
  AUTHENTICATION: '/companyAuth/wizard',
  PAYMENT: '/chain/settlement',
}

/** Remaining steps of a new company until its first payment; nothing afterwards. */
export default function FirstSteps({ steps }: { steps: WelcomeQuery['firstSteps'] }) {
  const openable = useOpenable()
  const may = usePermission()
  // The authentication is outside of the frame, for administrators of the company.
  const isOpen = (step: FirstStepKind) =>
    step === 'AUTHENTICATION' ? may('chain:company:authenticate') : openable(pageOfStep[step])
  return (
    <Steps
      noteOf={texts.firstStepsNote}
      steps={steps.map(({ step, done }) => ({
        ...texts.steps[step],
        done,
        url: isOpen(step) ? pageOfStep[step] : null,
      }))}
    />
  )
}

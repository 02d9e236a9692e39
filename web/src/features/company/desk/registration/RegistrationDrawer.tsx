import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { registrationFields as fields } from '../../../../gql/fields/company.generated'
import { CodeBadge } from '../../../../kit/cells'
import { FactsOf } from '../../../../kit/facts'
import type { DrawerProps } from '../../../../kit/record/kind'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { Checks } from './Checks'
import { Looks } from './Looks'
import { Papers } from './Papers'
import { RejectDialog } from './RejectDialog'
import { RegistrationDocument } from './registration.generated'
import type { Registration, Row } from './rows'
import { texts } from './texts'
import { useVerdict } from './useVerdict'

/** Interval of asking again while the pictures are being read. */
const READING_MS = 5000
const isBeingRead = (registration: Registration | null | undefined): boolean =>
  registration?.status === 'PENDING' && registration.checks.some(({ ok }) => ok === null)

type Props = Pick<DrawerProps<Row>, 'id' | 'onPrevious' | 'onNext' | 'onClose' | 'onChanged'>

type OpenedProps = Omit<Props, 'id'> & { registration: Registration; refetch: () => void }

function Opened({ registration, refetch, onPrevious, onNext, onClose, onChanged }: OpenedProps) {
  const [rejecting, setRejecting] = useState(false)
  const verdict = useVerdict(registration, {
    onDecided: () => {
      onChanged()
      onClose()
    },
    onOvertaken: () => {
      setRejecting(false)
      refetch()
      onChanged()
    },
  })
  const { companyName, companyType, contactName, contactPhone, status, reason, allowedActions } = registration
  const { submissions, decidedAt } = registration
  const mayReject = allowedActions.includes('reject')
  const mayApprove = allowedActions.includes('approve')
  const footer = (mayReject || mayApprove) && (
    <>
      {mayReject && (
        <Button colorPalette="red" loading={verdict.running} onClick={() => setRejecting(true)}>
          {texts.reject}
        </Button>
      )}
      {mayApprove && (
        <Button variant="solid" loading={verdict.running} onClick={() => void verdict.approve()}>
          {texts.approve}
        </Button>
      )}
    </>
  )
  return (
    <SideDrawer
      open
      width="1080px"
      title={texts.one}
      record={companyName}
      footer={footer}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
    >
      <RecordHead
        number={companyName}
        state={<CodeBadge field={fields.status} value={status} />}
        about={texts.about(fields.companyType.codes[companyType], contactName, contactPhone)}
      />
      <FactsOf
        title={texts.process}
        fields={fields}
        of={registration}
        facts={[
          'createTime',
          'submittedAt',
          [fields.submissions.label, texts.times(formatCount(submissions))],
          decidedAt && 'decidedAt',
          decidedAt && 'decidedByName',
          reason && [status === 'REJECTED' ? fields.reason.label : texts.lastReason, reason, true],
        ]}
      />
      <Checks checks={registration.checks} />
      <Papers registration={registration} />
      <Looks registration={registration} />
      {rejecting && (
        <RejectDialog companyName={companyName} onReject={verdict.reject} onClose={() => setRejecting(false)} />
      )}
    </SideDrawer>
  )
}

/** Papers of a company: the pictures beside the form, and the decision. */
export function RegistrationDrawer({ id, ...list }: Props) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(RegistrationDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  })
  const reading = isBeingRead(data?.registration)
  useEffect(() => {
    if (!reading) return
    startPolling(READING_MS)
    return stopPolling
  }, [reading, startPolling, stopPolling])
  return (
    <DrawerGate
      title={texts.one}
      missing={texts.missing}
      found={data?.registration}
      error={error}
      refetch={refetch}
      onClose={list.onClose}
    >
      {(registration, again) => <Opened key={registration.id} registration={registration} refetch={again} {...list} />}
    </DrawerGate>
  )
}

import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { formatDateTime } from '../../../../ui/format/date'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { type Fact, Facts } from '../../../../ui/layout/Group'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { Checks } from './Checks'
import { Looks } from './Looks'
import { Papers } from './Papers'
import { RegistrationBadge } from './RegistrationBadge'
import { RejectDialog } from './RejectDialog'
import { RegistrationDocument } from './registration.generated'
import type { Registration } from './rows'
import { texts } from './texts'
import { useVerdict } from './useVerdict'

const { fields } = texts

/** How often it is asked for again while the pictures are being read. */
const READING_MS = 5000
const isBeingRead = (registration: Registration | null | undefined): boolean =>
  registration?.status === 'PENDING' && registration.checks.some(({ ok }) => ok === null)

interface Props {
  id: string
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
  /** It was decided, or is no longer what it was. */
  onChanged: () => void
}

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
  const { submissions, createTime, submittedAt, decidedAt, decidedByName } = registration
  const mayReject = allowedActions.includes('reject')
  const mayApprove = allowedActions.includes('approve')
  const decided: Fact[] = decidedAt
    ? [
        [fields.decidedAt, formatDateTime(decidedAt)],
        [fields.decidedByName, decidedByName],
      ]
    : []
  const lastReason: Fact[] = reason ? [[status === 'REJECTED' ? fields.reason : texts.lastReason, reason, true]] : []
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
        state={<RegistrationBadge status={status} />}
        about={texts.about(texts.types[companyType], contactName, contactPhone)}
      />
      <Facts
        title={texts.process}
        facts={[
          [fields.createTime, formatDateTime(createTime)],
          [fields.submittedAt, formatDateTime(submittedAt)],
          [fields.submissions, texts.times(formatCount(submissions))],
          ...decided,
          ...lastReason,
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

/** What a company shows of itself: its papers beside what it has filled in, and the decision. */
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

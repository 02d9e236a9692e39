import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { useOpenable } from '../../../../shell/useOpenable'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { Group } from '../../../../ui/layout/Group'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { statementUrl } from '../../settlement'
import { PapersBadge, StateBadge } from '../badges'
import { texts } from '../texts'
import { PapersOfDocument } from './drawer.generated'
import { PaperPanel } from './PaperPanel'

interface Props {
  id: string
  onPrevious?: (() => void) | null
  onNext?: (() => void) | null
  onClose: () => void
}

/** The papers of one settlement, beside the inbox. */
export function PaperDrawer({ id, onPrevious, onNext, onClose }: Props) {
  const openable = useOpenable()
  const { data, error, refetch } = useQuery(PapersOfDocument, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const url = statementUrl([id])
  return (
    <DrawerGate
      title={texts.title}
      missing={texts.missing}
      found={data?.settlement}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(settlement) => {
        const { settleNo, projectName, settleCnt, settleAmt, status } = settlement
        return (
          <SideDrawer
            open
            width="760px"
            title={texts.title}
            record={settleNo}
            onPrevious={onPrevious}
            onNext={onNext}
            onClose={onClose}
          >
            <RecordHead
              number={openable(url) ? <Link to={url}>{settleNo}</Link> : settleNo}
              state={
                <>
                  <StateBadge status={status} /> <PapersBadge of={settlement} />
                </>
              }
              amount={texts.yuan(formatMoney(settleAmt))}
              about={texts.about(projectName, formatCount(settleCnt))}
            />
            <Group title={texts.section}>
              <PaperPanel key={id} settlement={settlement} />
            </Group>
          </SideDrawer>
        )
      }}
    </DrawerGate>
  )
}

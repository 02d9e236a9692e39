import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { settlementFields } from '../../../../gql/fields/settlement.generated'
import { CodeBadge } from '../../../../kit/cells'
import type { DrawerProps } from '../../../../kit/record/kind'
import { useOpenable } from '../../../../shell/useOpenable'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { Group } from '../../../../ui/layout/Group'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { statementUrl } from '../../addresses'
import { PapersBadge } from '../badges'
import { texts } from '../texts'
import { PapersOfDocument } from './drawer.generated'
import { PaperPanel } from './PaperPanel'

/** Papers of one settlement, beside the list. */
export function PaperDrawer({ id, ...steps }: DrawerProps) {
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
      onClose={steps.onClose}
    >
      {(settlement) => {
        const { settleNo, projectName, settleCnt, settleAmt, status } = settlement
        return (
          <SideDrawer open width="760px" title={texts.title} record={settleNo} {...steps}>
            <RecordHead
              number={openable(url) ? <Link to={url}>{settleNo}</Link> : settleNo}
              state={
                <>
                  <CodeBadge field={settlementFields.status} value={status} /> <PapersBadge of={settlement} />
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

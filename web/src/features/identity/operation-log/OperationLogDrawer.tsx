import { useQuery } from '@apollo/client/react'
import { formatDateTime } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { Facts } from '../../../ui/layout/Group'
import { RecordHead } from '../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { logCss as css, logTones, readable, reasonOf } from '../log'

import { OperationLogDocument } from './operation-log.generated'
import { texts } from './texts'

const { fields } = texts

/** A line of the operation log, with what was asked. */
export function OperationLogDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(OperationLogDocument, { variables: { id } })
  return (
    <DrawerGate
      title={texts.title}
      missing={texts.missing}
      found={data?.operationLog}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(line) => (
        <SideDrawer open width="640px" title={texts.title} record={line.title} onClose={onClose}>
          <RecordHead
            number={line.title}
            state={<StatusBadge tone={logTones[line.type]}>{texts.types[line.type]}</StatusBadge>}
          />
          <Facts
            title={texts.how}
            facts={[
              [fields.createBy, line.createBy],
              [fields.createTime, formatDateTime(line.createTime)],
              [fields.time, `${formatCount(line.time)} 毫秒`],
              [fields.exception, reasonOf(line.exception), true],
            ]}
          />
          <Facts
            title={texts.what}
            facts={[
              [fields.serviceId, texts.services[line.serviceId]],
              [fields.method, line.method],
              [fields.remoteAddr, line.remoteAddr],
              [fields.requestUri, line.requestUri, true],
              [fields.requestId, line.requestId, true],
              [
                fields.params,
                <pre key="params" className={css.json}>
                  {readable(line.params)}
                </pre>,
                true,
              ],
            ]}
          />
        </SideDrawer>
      )}
    </DrawerGate>
  )
}

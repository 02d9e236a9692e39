import { useQuery } from '@apollo/client/react'
import { formatDateTime } from '../../../ui/format/date'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { Facts } from '../../../ui/layout/Group'
import { RecordHead } from '../../../ui/layout/RecordHead'
import { DrawerGate } from '../../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../../ui/overlay/SideDrawer'
import { logTones, reasonOf } from '../log'
import { LoginLogDocument } from './login-log.generated'
import { texts } from './texts'

const { fields } = texts

/** As whom somebody signed in, of what the line keeps of the request. */
function roleIn(params: string): string | null {
  const { roleType } = JSON.parse(params) as { roleType?: number | null }
  return texts.roles[String(roleType)] ?? null
}

/** A line of the login log, in words. */
export function LoginLogDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(LoginLogDocument, { variables: { id } })
  return (
    <DrawerGate
      title={texts.title}
      missing={texts.missing}
      found={data?.loginLog}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {(line) => (
        <SideDrawer open width="640px" title={texts.title} record={line.userName ?? line.createBy} onClose={onClose}>
          <RecordHead
            number={line.userName ?? line.createBy ?? ''}
            state={<StatusBadge tone={logTones[line.type]}>{texts.types[line.type]}</StatusBadge>}
          />
          <Facts
            title={texts.who}
            facts={[
              [fields.createBy, line.createBy],
              [fields.createTime, formatDateTime(line.createTime)],
              [fields.method, texts.methods[line.method]],
              [texts.role, roleIn(line.params)],
              [fields.exception, reasonOf(line.exception), true],
            ]}
          />
          <Facts
            title={texts.from}
            facts={[
              [fields.remoteAddr, line.remoteAddr],
              [fields.address, line.address ?? texts.unknown],
              [fields.device, line.device],
              [fields.userAgent, line.userAgent, true],
            ]}
          />
        </SideDrawer>
      )}
    </DrawerGate>
  )
}

import { Group } from '../layout/Group'
import { texts } from '../texts'
import { Changes } from './Changes'
import type { Change } from './steps'

/** What became of a record, in its drawer. */
export function History({ changes }: { changes: readonly Change[] }) {
  return (
    <Group title={texts.history}>
      <Changes changes={changes} />
    </Group>
  )
}

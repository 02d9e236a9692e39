import { RecordHead } from '../../ui/layout/RecordHead'
import { DrawerGate } from '../../ui/overlay/DrawerGate'
import { SideDrawer } from '../../ui/overlay/SideDrawer'
import { HeadButtons } from '../verbs/VerbButtons'
import type { AnyKind } from './kind'
import { useRecord } from './useRecord'

const WIDTH = 720

interface Props {
  kind: AnyKind
  one: NonNullable<AnyKind['one']>
  id: string
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  onClose: () => void
}

/** Drawer of one record: its head with the verbs, and its detail. */
export function RecordDrawer({ kind, one: asked, id, ...steps }: Props) {
  const { drawer = kind.texts.title, missing = kind.texts.empty } = kind.texts
  const { latest: _, ...one } = useRecord(asked, id)
  return (
    <DrawerGate {...one} title={drawer} missing={missing} onClose={steps.onClose}>
      {(row) => {
        const { about = [], ...head } = kind.head?.(row) ?? { state: null }
        return (
          <SideDrawer open width={`${kind.width ?? WIDTH}px`} title={drawer} record={kind.nameOf(row)} {...steps}>
            <RecordHead number={kind.nameOf(row)} about={about.join(' · ')} {...head}>
              {kind.verbs && <HeadButtons kind={kind.verbs} row={row} />}
            </RecordHead>
            {kind.Detail && <kind.Detail row={row} />}
          </SideDrawer>
        )
      }}
    </DrawerGate>
  )
}

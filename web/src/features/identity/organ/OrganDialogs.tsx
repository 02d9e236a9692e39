import { MergeDialog } from './MergeDialog'
import { MoveDialog } from './MoveDialog'
import { ProjectsDialog } from './ProjectsDialog'
import { SaveDialog } from './SaveDialog'
import type { Place } from './tree'

export type OrganDialog = 'add' | 'edit' | 'move' | 'merge' | 'setProjects'

interface Props {
  which: OrganDialog | null
  place: Place
  places: readonly Place[]
  onClose: () => void
  onMerged: (intoId: string) => void
}

/** The form of a verb, as the address names it. */
export function OrganDialogs({ which, place, places, onClose, onMerged }: Props) {
  const { organ } = place
  if (which === 'add') return <SaveDialog place={place} organ={null} onClose={onClose} />
  if (!organ) return null
  if (which === 'edit') return <SaveDialog place={place} organ={organ} onClose={onClose} />
  if (which === 'move') return <MoveDialog organ={organ} place={place} places={places} onClose={onClose} />
  if (which === 'merge') return <MergeDialog organ={organ} places={places} onClose={onClose} onMerged={onMerged} />
  return which === 'setProjects' ? <ProjectsDialog organ={organ} onClose={onClose} /> : null
}

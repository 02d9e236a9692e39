import { useNavigate } from 'react-router-dom'
import { confirm } from '../../ui/feedback/confirmStore'
import { texts } from '../texts'
import { getTags, homePath, keepTags, type Tag } from './tags'

/** Closes tags: asks first if one has unsaved input, and moves to a neighbour when the shown one is gone. */
export function useCloseTags(current: string) {
  const navigate = useNavigate()
  return async (closes: (tag: Tag) => boolean) => {
    const { tags, unsaved } = getTags()
    const going = tags.filter((tag) => !tag.fixed && closes(tag))
    if (!going.length) return
    if (going.some((tag) => unsaved.has(tag.key))) {
      const { closeTitle: title, leaveUnsaved: content } = texts
      if (!(await confirm({ title, content, about: null, danger: true }))) return
    }
    const position = tags.findIndex((tag) => tag.key === current)
    const left = keepTags((tag) => !going.includes(tag))
    if (left.some((tag) => tag.key === current)) return
    const neighbour = left[Math.min(position, left.length - 1)]
    navigate(neighbour?.url ?? homePath())
  }
}

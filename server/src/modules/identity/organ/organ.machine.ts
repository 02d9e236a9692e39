import { defineMachine, type Guard } from '../../../kernel/command/machine.js'
import type { Standing } from '../role/standing.js'
import type { OrganView } from './organ.view.js'
import { organTexts as texts } from './texts.js'

interface Facts {
  organ: Pick<OrganView, 'name' | 'memberCount' | 'projectCount' | 'childCount'>
  standing: Standing
}

/**
 * Guard of changes to organs, which decide the projects that roles show: a member with a project limit could lift it.
 */
const unlimited: Guard<Pick<Facts, 'standing'>> = ({ standing }) =>
  standing.limited ? { code: 'PROJECTS_LIMITED', params: { what: texts.limited } } : null

const empty: Guard<Facts> = ({ organ: { name, childCount, memberCount, projectCount } }) => {
  const held = texts.held(childCount, memberCount, projectCount)
  return held === '' ? null : { code: 'ORGAN_IN_USE', params: { organ: name, held } }
}

const KEPT = 'KEPT'
const kept = { from: [KEPT] } as const
const { moves } = texts

/** Verbs of an organ, which has one state only. */
export const organMachine = defineMachine({
  what: texts.organ,
  states: texts.states,
  initial: KEPT,
  final: [KEPT],
  moves: {
    edit: { ...kept, needs: 'sys:organ:edit', label: moves.edit, guards: [unlimited] },
    add: { ...kept, needs: 'sys:organ:add', label: moves.add, guards: [unlimited] },
    move: { ...kept, needs: 'sys:organ:edit', label: moves.move, guards: [unlimited] },
    merge: { ...kept, needs: 'sys:organ:del', label: moves.merge, guards: [unlimited] },
    setProjects: { ...kept, needs: 'sys:organ:edit', label: moves.setProjects, guards: [unlimited] },
    delete: { ...kept, needs: 'sys:organ:del', label: moves.delete, guards: [unlimited, empty] },
  },
})

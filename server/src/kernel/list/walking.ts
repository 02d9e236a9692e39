import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor } from '../command/actor.js'
import type { Em } from '../sql/database.js'
import type { ListRequest, ListSpec, Page } from './spec.js'

/**
 * Reading of one list in place of its pages, by work that wants all of its rows: the list's own service still asserts
 * who may read it.
 */
export interface Walking {
  /** A page of rows for the list that is walked; undefined for any other list, which is read as ever. */
  read(
    em: Em,
    actor: Actor,
    list: ListSpec<never, string>,
    request: ListRequest<never>,
  ): Promise<Page<object>> | undefined
}

const walks = new AsyncLocalStorage<Walking>()

export const walkOf = (): Walking | undefined => walks.getStore()

/** Work within which the first list that is read is the walked one. */
export const walking = <Answer>(walk: Walking, work: () => Answer): Answer => walks.run(walk, work)

type Read = (em: Em, actor: Actor, list: ListSpec<never, string>, request: ListRequest<never>) => Promise<object[]>

/** Reading of a list for which a walk takes its turn, once; another list, and another reading of it, are as ever. */
export function onceFor(takes: (list: ListSpec<never, string>) => boolean, read: Read): Walking {
  let taken = false
  return {
    read(em, actor, list, request) {
      if (taken || !takes(list)) return undefined
      taken = true
      return read(em, actor, list, request).then((records) => ({ records, total: 0, summary: {} }))
    },
  }
}

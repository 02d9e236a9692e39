import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type ListRequest, type Page, readList } from '../../../kernel/list/list.js'
import type { Database } from '../../../kernel/sql/database.js'
import { validate } from '../../../kernel/values/validate.js'
import { ownDriver } from '../driver/driver.queries.js'
import type { OwnDriver } from '../driver/driver.view.js'
import { ownFleetList } from '../own-fleet/own-fleet.queries.js'
import type { OwnFleetFilter, OwnFleetSortField, OwnFleetSummary, OwnFleetView } from '../own-fleet/own-fleet.view.js'
import { fleetTexts as texts } from '../texts.js'
import { captainDriverList, captainTree } from './captain.queries.js'
import type { CaptainDriverFilter, CaptainDriverSummary, CaptainDriverView, CaptainNode } from './captain.view.js'

const keywordSchema = z.string().trim().max(50, { error: texts.keyword })

/** Captains and their drivers, as choices of prices, tasks and waybills, and as a driver sees himself. */
export class CaptainService {
  constructor(private readonly database: Database) {}

  /**
   * Captains of the company by name, each with all drivers; a keyword keeps those with a name, mobile or plate that
   * holds it.
   */
  tree(actor: Actor, keyword?: string | null): Promise<CaptainNode[]> {
    return captainTree(this.database.em.fork(), actor, validate(keywordSchema, keyword ?? '', 'keyword'))
  }

  /** A page of the trucks and drivers of a captain, in whatever company has them; empty for everybody else. */
  ownFleet(
    actor: Actor,
    request: ListRequest<OwnFleetFilter, OwnFleetSortField>,
  ): Promise<Page<OwnFleetView, OwnFleetSummary>> {
    return readList(this.database.em.fork(), actor, ownFleetList, request)
  }

  /** Rows of the chooser, by the captain's name (docs/behaviour/fleet.md). */
  list(
    actor: Actor,
    request: ListRequest<CaptainDriverFilter, 'CAPTAIN_NAME'>,
  ): Promise<Page<CaptainDriverView, CaptainDriverSummary>> {
    validate(keywordSchema, request.filter?.keyword ?? '', 'filter.keyword')
    return readList<CaptainDriverView, CaptainDriverSummary, CaptainDriverFilter, 'CAPTAIN_NAME'>(
      this.database.em.fork(),
      actor,
      captainDriverList,
      request,
    )
  }

  /** Driver as he sees himself; undefined for whoever is no driver of his company. */
  ownDriver(actor: Actor): Promise<OwnDriver | undefined> {
    actor.assert('chain:owntrip:get')
    return ownDriver(this.database.em.fork(), actor)
  }
}

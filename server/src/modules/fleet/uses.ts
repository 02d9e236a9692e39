import {
  hauled,
  type MergeOfBaseData,
  mergedTable,
  mergesOfBaseData,
  usesByName,
  usesIn,
  usesOfBaseData,
} from '../basedata/index.js'
import type { Filled } from '../domain.js'
import { moveTasks } from './task/task.queries.js'
import { fleetTexts as texts } from './texts.js'

const ofTasks = { label: texts.what, counted: 'task_id' }

/** Rows that went into the dropped one before go with it, by the verb itself. */
const mergesByFleet: readonly MergeOfBaseData[] = [
  { entity: 'truck', label: mergedTable.mergedNames.label, move: 'stays' },
  { entity: 'machine', label: mergedTable.mergedNames.label, move: 'stays' },
  ...hauled.map((kind) => ({ entity: kind.entity, label: texts.what, move: moveTasks(kind) })),
]

/** Uses of base data by this domain, and what of them moves when such rows are merged. */
export const usesByFleet: readonly Filled[] = [
  mergesOfBaseData.with(() => mergesByFleet),
  usesOfBaseData.with(usesIn('driver', 'captain_id', { entity: 'captain', label: texts.driver })),
  usesOfBaseData.with(usesIn('truck', 'captain_id', { entity: 'captain', label: texts.truck })),
  usesOfBaseData.with(usesIn('truck', 'merged_into', { entity: 'truck', label: mergedTable.mergedNames.label })),
  usesOfBaseData.with(usesIn('machine', 'merged_into', { entity: 'machine', label: mergedTable.mergedNames.label })),
  usesOfBaseData.with(usesIn('captain_task_member', 'captain_id', { entity: 'captain', ...ofTasks })),
  usesOfBaseData.with(usesIn('captain_task_member', 'driver_id', { entity: 'driver', ...ofTasks })),
  usesOfBaseData.with(
    usesByName('captain_task', 'soil_type', { entity: 'soil', label: texts.what, view: 'published_soil_type' }),
  ),
  usesOfBaseData.with(usesIn('captain_task', 'dump_site_id', { entity: 'site', label: texts.what })),
  usesOfBaseData.with(usesIn('captain_task', 'project_id', { entity: 'project', label: texts.what })),
]

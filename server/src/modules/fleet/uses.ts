import { usesByName, usesIn, usesOfBaseData } from '../basedata/index.js'
import type { Filled } from '../domain.js'
import { fleetTexts as texts } from './texts.js'

const ofTasks = { label: texts.what, counted: 'task_id' }

/** What stands here that names base data. */
export const usesByFleet: readonly Filled[] = [
  usesOfBaseData.with(usesIn('driver', 'captain_id', { entity: 'captain', label: texts.driver })),
  usesOfBaseData.with(usesIn('truck', 'captain_id', { entity: 'captain', label: texts.truck })),
  usesOfBaseData.with(usesIn('captain_task_member', 'captain_id', { entity: 'captain', ...ofTasks })),
  usesOfBaseData.with(usesIn('captain_task_member', 'driver_id', { entity: 'driver', ...ofTasks })),
  usesOfBaseData.with(
    usesByName('captain_task', 'soil_type', { entity: 'soil', label: texts.what, view: 'published_soil_type' }),
  ),
  usesOfBaseData.with(usesIn('captain_task', 'dump_site_id', { entity: 'site', label: texts.what })),
  usesOfBaseData.with(usesIn('captain_task', 'project_id', { entity: 'project', label: texts.what })),
]

import { defineDomain } from '../domain.js'
import { CaptainResolver } from './captain/captain.resolver.js'
import { CaptainService } from './captain/captain.service.js'
import { fleetLoaders } from './loaders.js'
import { publishedByFleet } from './published.js'
import { TaskResolver } from './task/task.resolver.js'
import { TaskService } from './task/task.service.js'
import { taskSheet } from './task/task.sheet.js'
import { TaskAuditResolver } from './task/task-audit.resolver.js'
import { TaskAuditService } from './task/task-audit.service.js'

export { DriverView } from './driver/driver.view.js'
export { keepsTruck } from './driver/truck.queries.js'

/** Captains, drivers, and the tasks that captains ask for. */
export const fleet = defineDomain({
  name: 'fleet',
  published: publishedByFleet,
  services: ({ ground: { database, run } }) => ({
    captains: new CaptainService(database),
    tasks: new TaskService(database, run),
    taskAudits: new TaskAuditService(run),
  }),
  resolvers: ({ captains, tasks, taskAudits }) => [
    new CaptainResolver(captains),
    new TaskResolver(tasks),
    new TaskAuditResolver(taskAudits),
  ],
  loaders: fleetLoaders,
  sheets: { CAPTAIN_TASKS: taskSheet },
})

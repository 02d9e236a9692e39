import { ofLimit, type Seen } from '../../kernel/sql/limit.js'
import { publish } from '../../kernel/sql/publish.js'
import { DictionaryItem, PlatformDictionaryItem } from './dictionary/dictionary.entity.js'
import { ProjectPhase } from './phase/phase.entity.js'
import { Project, ProjectDumpSite, ProjectSoilType } from './project/project.entity.js'
import { DumpSite } from './site/site.entity.js'
import { SoilType } from './soil/soil.entity.js'
import { PhaseSurvey } from './survey/survey.entity.js'

/** The tables that this domain owns. */
export const projectEntities = [
  PlatformDictionaryItem,
  DictionaryItem,
  Project,
  DumpSite,
  SoilType,
  ProjectDumpSite,
  ProjectSoilType,
  ProjectPhase,
  PhaseSurvey,
] as const

/** Columns that other domains may read here. */
export const publishedByProject = [
  publish(Project, '项目：名称、位置、班次、默认用票和是否启用', [
    'companyId',
    'id',
    'name',
    'lng',
    'lat',
    'dayShiftStart',
    'nightShiftStart',
    'enabled',
    'usesTickets',
    'mergedInto',
  ]),
  publish(DumpSite, '渣土场：编码、名称、类型、位置、围栏、消纳单价和是否启用', [
    'companyId',
    'id',
    'name',
    'lng',
    'lat',
    'enabled',
    'code',
    'garbageType',
    'fenceRadiusM',
    'dumpPrice',
    'address',
    'operatorMobile',
  ]),
  publish(SoilType, '土质：名称、折算、排序和是否启用', [
    'companyId',
    'id',
    'name',
    'tonsPerCubic',
    'sort',
    'enabled',
    'mergedInto',
  ]),
  publish(ProjectDumpSite, '项目可用的渣土场', ['companyId', 'projectId', 'dumpSiteId']),
  publish(ProjectSoilType, '项目可用的土质', ['companyId', 'projectId', 'soilTypeId']),
  publish(ProjectPhase, '项目分期：日期、计划，及哪些运单属于它', [
    'companyId',
    'id',
    'projectId',
    'name',
    'fromDay',
    'toDay',
    'planCubic',
    'planTransportCost',
    'planCubicPrice',
    'truckCubic',
    'dumpSiteIds',
    'soilTypes',
    'enabled',
  ]),
  publish(PhaseSurvey, '分期的实测', ['companyId', 'id', 'phaseId', 'day', 'cubic']),
] as const

/** Rows within a member's project limit. A project beyond it does not exist for verbs either. */
export const projectSeen: Record<string, Seen> = {
  project: { ...ofLimit('id'), always: true },
  project_dump_site: ofLimit('project_id'),
  project_soil_type: ofLimit('project_id'),
  project_phase: ofLimit('project_id'),
  phase_survey: {
    where: `exists (select from project_phase own
      where own.company_id = $company and own.id = t.phase_id and own.project_id = any($limit))`,
  },
}

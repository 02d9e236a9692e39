import { publish } from '../../kernel/sql/publish.js'
import { DumpSite, Project, ProjectDumpSite, ProjectSoilType, SoilType } from './project/project.entity.js'

/** What other domains may read of the tables here. */
export const publishedByProject = [
  publish(Project, '项目：名称、班次和是否启用', [
    'companyId',
    'id',
    'name',
    'lng',
    'lat',
    'dayShiftStart',
    'nightShiftStart',
    'enabled',
  ]),
  publish(DumpSite, '渣土场：编码、名称、类型、位置和是否启用', [
    'companyId',
    'id',
    'name',
    'lng',
    'lat',
    'enabled',
    'code',
    'garbageType',
  ]),
  publish(SoilType, '土质：名称、折算和排序', ['companyId', 'id', 'name', 'tonsPerCubic', 'sort']),
  publish(ProjectDumpSite, '项目可用的渣土场', ['companyId', 'projectId', 'dumpSiteId']),
  publish(ProjectSoilType, '项目可用的土质', ['companyId', 'projectId', 'soilTypeId']),
] as const

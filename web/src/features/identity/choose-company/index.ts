export { useEnterCompany } from './useEnterCompany'

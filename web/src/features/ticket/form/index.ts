export { companyStockOf, optionsOf, type TicketChoices, useTicketChoices, useTicketForm } from './useTicketForm'

import { isInMaintenance } from '../catalogue/maintenance.ts';
import type { Handlers } from './handler.ts';

export const maintenanceHandlers: Handlers<'maintenance'> = {
  maintenance: ({ query, catalogue }) => ({ active: isInMaintenance(catalogue.shared.settings, query.shop_id) }),
};

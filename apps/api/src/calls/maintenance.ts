import { isInMaintenance } from '../catalogue/maintenance.ts';
import type { Handlers } from './handler.ts';

export const maintenanceHandlers: Handlers<'maintenance'> = {
  maintenance: ({ query, catalogue }) => ({ active: isInMaintenance(catalogue.kept.settings, query.shop_id) }),
};

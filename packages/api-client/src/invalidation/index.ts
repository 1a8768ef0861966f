export {
  invalidation,
  invalidationReceipt,
  maxBodyBytes,
  maxTags,
  type Invalidation,
  type InvalidationReceipt,
} from './message.ts';
export { sign, signatureHeader, signatureWindowMs, verify, type SignedBody, type Verification } from './signature.ts';

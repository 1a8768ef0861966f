export { default } from '../../bare/app/layout.tsx';

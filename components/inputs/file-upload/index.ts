export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export type { Upload } from './use-transfer.ts';

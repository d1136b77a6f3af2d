import { type ReactNode, useEffect, useId, useState } from 'react';
import { FieldError } from '../../../forms/fields/field-error.tsx';
import { Part } from '../../../page-parts/part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sizeWords } from '../../../ui/words/size-words.ts';
import { resumeEndings, resumeKinds } from './resume-kind.ts';
import type { Resume } from './use-resume.ts';

interface ResumePartProps {
  resume: Resume;
  /** Name of one that was attached and is not any more; '' for none. */
  lost: string;
}

/** The résumé: chosen by button or dropped, shown by its name, and removable. */
export function ResumePart({
  resume: { file, fault, input, choose, remove, dismiss },
  lost,
}: ResumePartProps): ReactNode {
  const id = useId();
  const [isOver, setOver] = useState(false);
  useNoFileReplacesThePage();
  return (
    <Part id="resume" title="Résumé" note="If you have one.">
      <div className="resume-drop" data-over={isOver}>
        {/* It lies over the whole zone: a file dropped anywhere on it lands in it, without any script. */}
        <input
          ref={input}
          type="file"
          aria-label="Résumé"
          aria-describedby={`${id}-kinds ${id}-error`}
          aria-invalid={fault !== undefined}
          accept={resumeEndings}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={({ dataTransfer: { files } }) => {
            setOver(false);
            // The browser would take none of them, and not say so.
            if (files.length > 1) void choose(files);
          }}
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <p>
          <span className="resume-button">Choose a file</span> <span className="resume-or">or drop it here</span>
        </p>
        <p id={`${id}-kinds`} className="resume-kinds">
          {resumeKinds}, 10 MB at most
        </p>
      </div>
      <div role="status">
        {lost !== '' && <p className="mt-3 text-row">{lost} is not kept with the rest: please attach it again.</p>}
        {file !== null && (
          <p className="resume-file">
            <Icon name="document" className="text-water" />
            <span className="resume-name">{file.name}</span>
            <span className="figures whitespace-nowrap text-small text-soft">{sizeWords(file.size)}</span>
            <Button
              look="link"
              onClick={() => {
                remove();
                input.current?.focus();
              }}
            >
              Remove<span className="sr-only"> {file.name}</span>
            </Button>
          </p>
        )}
      </div>
      <div role="alert">
        <FieldError id={`${id}-error`} error={fault} />
      </div>
      {fault !== undefined && (
        <p className="resume-refused">
          This file will not be sent. Choose another, or{' '}
          <Button
            look="link"
            onClick={() => {
              dismiss();
              input.current?.focus();
            }}
          >
            go on without it
          </Button>
        </p>
      )}
    </Part>
  );
}

/** A file dropped beside the zone would be opened by the browser in place of the form. */
function useNoFileReplacesThePage(): void {
  useEffect(() => {
    const refuse = (event: DragEvent): void => {
      const isOnInput = event.target instanceof HTMLInputElement && event.target.type === 'file';
      if (!isOnInput && event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}
